/**
 * Checks whether the server answers, and whether it is healthy. Afterwards everybody knows whether
 * it can be reached (connection.ts). Code that could not be loaded says nothing about the server.
 */
export const probe = (): Promise<boolean> =>
  import('./phone.ts').then(
    async (phone) => (await phone.probe()) !== undefined,
    () => false,
  )
