import type { Meta, StoryObj } from '@storybook/react-vite';
import { cost } from '../../../src/features/cost/text/es/cost.js';
import { zipPopup } from '../../../src/features/place/text/es/zip-popup.js';
import { emailPopup } from '../../../src/features/plans/text/es/email-popup.js';
import { savedPlans } from '../../../src/features/plans/text/es/saved-plans.js';
import { lists, removePopup } from '../../../src/features/profile/text/es/removal.js';
import { Advice, List, Page, Part, pageParameters } from '../kit/page.js';
import { Phrases, Terms } from '../kit/phrases.js';

const meta = { title: 'Foundations/Writing in Spanish', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

/** The guide for Spanish is in Spanish, because its readers write in Spanish. */
export const WritingInSpanish: StoryObj = {
  name: 'Writing in Spanish',
  render: () => (
    <Page
      lang="es"
      title="Escribir en español"
      lead="Quien lee decide sobre su dinero y su salud. Lee en un teléfono y, muchas veces, con letras grandes. Cada texto dice una sola cosa y se entiende a la primera."
    >
      <Advice
        headings={['Sí', 'No']}
        dos={[
          'Trate a la persona de “usted”: “Elija su condado”.',
          'Escriba desde cero. No traduzca palabra por palabra.',
          'Use los términos de Medicare.gov en español.',
          'Empiece un botón con un verbo en infinitivo: “Quitar el plan”.',
          'Pida las cosas con imperativo: “Escriba su código postal”.',
          'Cuente con más espacio: el español suele ser una cuarta parte más largo.',
        ]}
        donts={[
          'No culpe: “Usted escribió mal el código postal”.',
          'No mezcle inglés y español. Los nombres de los planes quedan en inglés.',
          'No use mayúsculas en cada palabra: “Sus planes guardados”.',
          'No olvide abrir las preguntas con “¿”.',
          'No use palabras que solo se entienden en un país.',
        ]}
      />
      <Part title="Textos y razones" text="Estos textos son de la biblioteca.">
        <Phrases
          heads={['Situación', 'Escribimos', 'Porque']}
          rows={[
            ['No hay nada guardado', savedPlans.empty, 'Dice lo que hay. El enlace de al lado es el paso siguiente.'],
            ['Se está cargando', cost.noTotal.loading, 'Nombra lo que se carga.'],
            ['Antes de quitar algo', removePopup.title.drugs, 'La pregunta nombra la cosa. Los dos botones la repiten.'],
            ['La opción segura', removePopup.keep.drugs, 'Dice qué se queda, no “Cancelar”.'],
            ['Después de quitar algo', lists.removed('Atorvastatin'), 'Dice lo que pasó, sin “exitosamente”.'],
            ['No se pudo quitar', `${lists.removeFailed('Atorvastatin')}. ${lists.backInList}`, 'Qué pasó, dónde está y qué hacer.'],
            ['Un campo', zipPopup.hint, 'La ayuda dice qué escribir antes de que haya un error.'],
            ['Un correo no válido', emailPopup.invalidAddress, 'Dice qué escribir. “Error” es para los lectores de pantalla.'],
            ['Una llamada falló', `${emailPopup.failed}. ${emailPopup.failedHint}`, 'Dice que no se perdió nada de lo que se escribió.'],
          ]}
        />
      </Part>
      <Part title="Términos">
        <Terms
          heads={['En inglés', 'En español']}
          rows={[
            ['premium', 'prima'],
            ['deductible', 'deducible'],
            ['out-of-pocket maximum', 'gasto máximo de su bolsillo'],
            ['Extra Help', 'Ayuda Adicional'],
            ['Open Enrollment', 'Período de Inscripción Abierta'],
            ['special needs plan', 'Plan de Necesidades Especiales'],
            ['prescription drug plan', 'plan de medicamentos recetados'],
            ['Medicare Supplement', 'seguro suplementario de Medicare'],
            ['star rating', 'calificación por estrellas'],
            ['covered / not covered', 'cubierto / no cubierto'],
            ['doctor', 'médico'],
            ['email', 'correo electrónico'],
            ['sign in / sign out', 'iniciar sesión / cerrar sesión'],
          ]}
        />
      </Part>
      <Part title="Números y fechas">
        <List
          of={[
            'El dinero se escribe como en Estados Unidos: $1,304.27.',
            'Un valor que falta es “--”, nunca $0. El lector de pantalla dice “no disponible”.',
            'Las fechas van con letras: 1 de enero de 2027.',
            'El número TTY va al lado del número de teléfono.',
          ]}
        />
      </Part>
      <Part
        title="Cambiar un texto"
        text="El fragmento `shopper-messages.es.json` puede reemplazar casi todos los textos. docs/texts.md tiene la lista de las claves."
      />
    </Page>
  ),
};
