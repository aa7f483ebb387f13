import { queryOptions, useQuery } from '@tanstack/react-query'

import type { Endpoint } from '#contract/endpoint.ts'
import { call } from '#app/offline/call.ts'

/** GET inputs carry no `undefined`: it would be sent as a word. */
export const given = <T extends object>(input: T): T =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== ''),
  ) as T

export const readOptions = <S extends object, P, O>(endpoint: Endpoint<S, P, O>, input: S) => {
  const asked = given(input)
  return queryOptions({
    queryKey: [endpoint.path, asked],
    queryFn: ({ signal }) => call(endpoint, asked, { signal }),
  })
}

/** Reads one thing for a page, always from the server. */
export const useRead = <S extends object, P, O>(
  endpoint: Endpoint<S, P, O>,
  input: S,
  options: { isOff?: boolean } = {},
) => useQuery({ ...readOptions(endpoint, input), enabled: !options.isOff })
