/** Why a program does not do what it was asked to, in a sentence for the person who asked. */
export class Refused extends Error {
  override readonly name: string = 'Refused'
}
