/** The three saved lists from which a shopper can remove items. */
export type ListName = 'plans' | 'drugs' | 'providers';

/** The lists that outside tools change (DV-02, PV-04). */
export type ToolList = Exclude<ListName, 'plans'>;
