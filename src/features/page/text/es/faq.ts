import type { FaqText } from '../en/faq.js';

export const faq: FaqText = {
  heading: 'Preguntas frecuentes',
  expandAll: 'Abrir todas',
  collapseAll: 'Cerrar todas',
  questions: [
    {
      heading: '¿Cómo agrego medicamentos a mi perfil?',
      answer: [
        'Abra sus medicamentos y elija Agregar medicamentos, o vaya al ',
        { tag: 'a', href: '{drugsLink}', children: ['estimador de costos de medicamentos'] },
        '. Una vez que haya guardado sus medicamentos y su farmacia, cada plan le muestra cuáles cubre y cuánto podrían costar.',
      ],
      views: ['plans', 'drugs'],
    },
    {
      heading: '¿Qué significa «Cubierto» junto a un médico?',
      answer: [
        'El médico o dentista está en la red del plan para el año que usted eligió. Las redes cambian: pregunte en el consultorio antes de inscribirse. Puede agregar más en la lista de ',
        { tag: 'a', href: '{providersLink}', children: ['sus médicos y dentistas'] },
        '.',
      ],
      views: ['plans', 'providers'],
    },
    {
      heading: '¿Cuándo puedo inscribirme en un plan?',
      answer: [
        'Puede inscribirse por internet en un plan para el próximo año a partir del 15 de octubre. Para preguntar por sus propias fechas, llame al {phone}.',
      ],
      views: ['plans'],
    },
    {
      heading: '¿Por cuánto tiempo se guardan mis planes?',
      answer: ['Los planes se guardan para el año actual del plan y, durante el período de inscripción anual, también para el próximo.'],
      views: ['plans', 'providers'],
    },
    {
      heading: '¿Qué es la Ayuda Adicional?',
      answer: [
        'La Ayuda Adicional es un programa de Medicare para personas con ingresos limitados. Reduce la prima y el costo de los medicamentos recetados. Para preguntar si usted califica, llame al {phone}.',
      ],
      views: ['plans', 'drugs'],
    },
  ],
};
