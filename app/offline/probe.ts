/**
 * Checks whether the server answers and is healthy, and updates the connection state
 * (connection.ts). A chunk that fails to load says nothing about the server.
 */
export const probe = (): Promise<boolean> =>
  import('./phone.ts').then(
    async (phone) => (await phone.probe()) !== undefined,
    () => false,
  )
