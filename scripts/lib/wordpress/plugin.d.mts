export interface BlockAttribute {
  readonly name: string;
  readonly key: string;
  readonly label: string;
  readonly summary: string;
  readonly kind: 'flag' | 'text' | 'number' | 'word' | 'words';
  readonly accepts?: string;
  readonly words?: readonly string[];
  readonly least?: number;
  readonly most?: number;
}

export interface Block {
  readonly tag: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly icon: { readonly path: string; readonly isSolid: boolean };
  readonly keywords: readonly string[];
  readonly isPopup: boolean;
  readonly attributes: readonly BlockAttribute[];
  readonly slots: readonly { readonly name: string; readonly summary: string }[];
}

export interface SettingField {
  readonly path: readonly string[];
  readonly kind: 'flag' | 'text' | 'number' | 'word' | 'lines' | 'record';
  readonly text: string;
  readonly fault: string;
  readonly pattern?: string;
  readonly words?: readonly string[];
  readonly unknown?: string;
}

export interface PluginData {
  readonly version: string;
  readonly tags: readonly Block[];
  readonly skeletons: Readonly<Record<string, unknown>>;
  readonly settings: readonly {
    readonly title: string;
    readonly groups: readonly { readonly name: string; readonly fields: readonly SettingField[] }[];
  }[];
}

export declare function pluginData(): Promise<PluginData>;
