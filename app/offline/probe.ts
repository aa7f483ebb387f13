/**
 * Asks the server for a sign of life, and says whether it is well. Whether it is in reach is known to
 * everybody afterwards (connection.ts). Code that could not be loaded tells nothing of the server.
 */
export const probe = (): Promise<boolean> =>
  import('./phone.ts').then(
    async (phone) => (await phone.probe()) !== undefined,
    () => false,
  )
