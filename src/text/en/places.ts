/** A county as people call it; some services name it with its kind already. */
export function countyName(name: string): string {
  return /\b(?:county|parish|borough|municip(?:io|ality)|census area|city|district of columbia)$/i.test(name) ? name : `${name} County`;
}
