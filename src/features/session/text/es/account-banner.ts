import type { AccountBannerText } from '../en/account-banner.js';

export const accountBanner: AccountBannerText = {
  label: 'Su cuenta',
  guestHeading: 'Sus planes, medicamentos y médicos',
  guest: 'Su cuenta de invitado guarda su progreso, solo para este navegador. Una cuenta sirve en cualquier dispositivo.',
  createAccount: 'Crear cuenta',
  signIn: 'Iniciar sesión',
  hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
  viewing: (firstName) => `Está viendo el perfil de ${firstName ?? 'otra persona'}`,
  member: 'Todo lo que ha guardado está aquí, listo para cuando lo necesite.',
  agent: 'Usted actúa por esta persona. Lo que cambie se guarda en este perfil.',
  cloaked: 'Puede leerlo todo, pero no cambiar nada.',
  manage: 'Administrar perfil',
  portal: 'Portal de beneficios para miembros',
  newTab: '(se abre en una pestaña nueva)',
  findItems: 'Buscar sus medicamentos y médicos',
  signOut: 'Cerrar sesión',
};
