/** Students pay for every byte: a photograph 1600 pixels wide needs about half of it. */
export const LARGEST_PICTURE_BYTES = 500_000
