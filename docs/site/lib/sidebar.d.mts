export type SidebarItem =
  | { readonly slug: string; readonly label?: string }
  | { readonly label: string; readonly collapsed?: boolean; readonly items: readonly SidebarItem[] };

export declare function sidebar(): readonly SidebarItem[];
export declare function pagesIn(items: readonly SidebarItem[]): readonly string[];
