/** The three saved lists that a shopper removes from. */
export type ListName = 'plans' | 'drugs' | 'providers';

/** The lists that outside tools work on (DV-02, PV-04). */
export type ToolList = Exclude<ListName, 'plans'>;
