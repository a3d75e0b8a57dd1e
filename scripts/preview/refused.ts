/** Why something cannot be done, in a sentence for the writer. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
