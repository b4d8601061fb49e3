export declare const aliases: Readonly<Record<string, string>>;
