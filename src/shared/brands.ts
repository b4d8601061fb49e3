/** Every brand: a file of this name in `src/themes` each. */
export const brands = ['uhc', 'aarp', 'uhccp'] as const;
