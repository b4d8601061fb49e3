import type { BannerText, OutageBannerText, SignOutPopupText, TimeoutPopupText, ToastText } from '../en/session.js';

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

export const timeoutPopup: TimeoutPopupText = {
  title: 'Su sesión está por terminar',
  lead: 'Para proteger su privacidad, cerramos la sesión cuando no se usa la página. Tiempo restante:',
  left: (seconds) => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const parts = [minutes > 0 && count(minutes, 'minuto'), (rest > 0 || minutes === 0) && count(rest, 'segundo')].filter(Boolean);
    return `${seconds === 1 || seconds === 60 ? 'Queda' : 'Quedan'} ${parts.join(' y ')}`;
  },
  stay: 'Seguir en esta página',
  signOut: 'Cerrar sesión',
  failed: 'No pudimos cerrar su sesión. Inténtelo de nuevo.',
};

export const signOutPopup: SignOutPopupText = {
  title: '¿Cerrar sesión?',
  lead: 'Sus planes, medicamentos y médicos guardados permanecen en su cuenta.',
  leadForShopper: 'Los planes, medicamentos y médicos guardados permanecen en la cuenta de la persona.',
  cancel: 'Cancelar',
  signOut: 'Cerrar sesión',
  failed: 'No pudimos cerrar su sesión',
  failedHint: 'Su sesión sigue abierta. Inténtelo de nuevo en un momento.',
};

export const toast: ToastText = {
  hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
  viewing: (firstName) => `Está viendo el perfil de ${firstName ?? 'otra persona'}`,
  added: 'Se agregaron sus médicos y medicamentos.',
  addedForShopper: 'Se agregaron médicos y medicamentos.',
  member: '¿Ya es miembro?',
  memberHint: 'Inicie sesión y agregaremos sus médicos y medicamentos por usted.',
  ended: 'Su sesión ha terminado',
  endedHint: 'Inicie sesión para volver a ver sus planes, medicamentos y médicos guardados.',
  signIn: 'Iniciar sesión',
  close: 'Cerrar este mensaje',
};

export const outageBanner: OutageBannerText = {
  title: 'En este momento no se puede iniciar sesión',
  text: 'Puede seguir buscando planes como invitado. Lo que guarde se verá solo en este navegador.',
  signedIn: 'Su sesión sigue abierta. Si la cierra, es posible que no pueda volver a iniciarla de inmediato.',
  close: 'Cerrar: no se puede iniciar sesión',
};

export const accountReadyBanner: BannerText = {
  title: 'Su cuenta está lista',
  text: 'Lo que guarde se queda en su cuenta. Inicie sesión en cualquier dispositivo para verlo.',
  close: 'Cerrar: su cuenta está lista',
};
