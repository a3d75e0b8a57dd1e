/** Another program was writing for longer than a query waits. Nothing was changed; later it may work. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}
