/** The three saved lists that a shopper removes from. */
export type ListName = 'plans' | 'drugs' | 'providers';
