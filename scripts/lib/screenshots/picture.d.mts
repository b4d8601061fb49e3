export interface Picture {
  /** Four bytes a pixel. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export declare function readPicture(bytes: Buffer): Promise<Picture>;
export declare function toWebp(picture: Picture): Promise<Buffer>;
export declare function crop(picture: Picture, isPage: boolean): Picture;
export declare function difference(
  before: Picture,
  after: Picture,
): { readonly isSame: boolean; readonly pixels: number; readonly picture: Picture };
