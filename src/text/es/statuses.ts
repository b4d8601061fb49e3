/** An application's status, as the page itself or the settings' defaults write it; any other is the service's own wording. */
const known: ReadonlyMap<string, string> = new Map([
  ['in progress', 'En curso'],
  ['submitted', 'Enviada'],
  ['approved', 'Aprobada'],
  ['denied', 'Denegada'],
  ['withdrawn', 'Retirada'],
  ['pending review', 'En revisión'],
]);

export function statusName(status: string): string {
  return known.get(status.trim().toLowerCase()) ?? status;
}
