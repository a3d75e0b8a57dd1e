/** Students pay for every byte. A photograph 1600 pixels wide needs about half of this limit. */
export const LARGEST_PICTURE_BYTES = 500_000
