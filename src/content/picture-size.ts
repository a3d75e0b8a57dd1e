/** Students pay for every byte. A photograph 1600 pixels wide needs about a quarter of this limit. */
export const LARGEST_PICTURE_BYTES = 1_000_000
