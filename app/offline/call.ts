import type { Api } from '#app/api/client.ts'
import { UnreachableError } from '#app/api/errors.ts'

const loadPhone = () =>
  import('./phone.ts').catch((error: unknown) => {
    throw new UnreachableError(error)
  })

/** Calls the API. Its code is shared by all pages and is a separate file that every phone has. */
export const call: Api['call'] = async (endpoint, input, options) =>
  (await loadPhone()).api.call(endpoint, input, options)
