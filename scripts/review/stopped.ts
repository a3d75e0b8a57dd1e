/** A review that cannot be made, for a reason that is said in plain words. */
export class ReviewStopped extends Error {
  override readonly name = 'ReviewStopped'
}
