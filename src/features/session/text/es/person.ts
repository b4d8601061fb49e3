import type { PersonText } from '../en/person.js';

export const person: PersonText = {
  label: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Dirección de correo electrónico',
    dateOfBirth: 'Fecha de nacimiento',
    gender: 'Sexo',
    medicareNumber: 'Número de Medicare',
    zipCode: 'Código postal',
  },
  date: { month: 'Mes', day: 'Día', year: 'Año' },
  gender: { m: 'Masculino', f: 'Femenino' },
  cover: { show: 'Mostrar', hide: 'Ocultar' },
  zipHint: 'Cinco dígitos',
  error: {
    firstName: 'Error: Escriba un nombre válido',
    lastName: 'Error: Escriba un apellido válido',
    email: 'Error: Escriba una dirección de correo electrónico válida',
    dateOfBirth: 'Error: Escriba una fecha de nacimiento válida',
    gender: 'Seleccione un sexo',
    medicareNumber: 'Error: Escriba un número de Medicare válido',
    zipCode: 'Error: Escriba un código postal válido',
  },
};
