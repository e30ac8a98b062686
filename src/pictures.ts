// Our server keeps a small version beside each picture; another server's pictures are used as they are.

/** The thumbnail of one of our pictures, the picture itself otherwise. */
export const thumbnailOf = (url: string): string => url.replace(/(\/images\/[^?]+)\.webp$/, '$1.thumb.webp');
