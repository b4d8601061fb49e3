import type { CompareBarText } from '../en/compare-bar.js';

export const compareBar: CompareBarText = {
  label: 'Comparar planes',
  chooseMore: (least, most, group) =>
    `Elija de ${least} a ${most} ${group === 'drug-plans' ? 'planes de medicamentos' : 'planes Medicare Advantage'} más`,
  chosen: (count) => `${count} planes elegidos`,
  compare: (count) => `Comparar ${count} planes`,
  clear: 'Borrar',
  clearSuffix: 'los planes elegidos para comparar',
};
