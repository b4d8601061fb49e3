/** Application statuses from the page or the settings' defaults. Any other status is the service's own text. */
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
