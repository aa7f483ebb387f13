import { queryOptions, useQuery } from '@tanstack/react-query'

import type { Endpoint } from '#contract/endpoint.ts'
import { call } from '#app/offline/call.ts'

/** GET inputs must not contain `undefined`, which would be sent as a word. */
export const withoutEmpty = <T extends object>(input: T): T =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== ''),
  ) as T

export const readOptions = <S extends object, P, O>(endpoint: Endpoint<S, P, O>, input: S) => {
  const query = withoutEmpty(input)
  return queryOptions({
    queryKey: [endpoint.path, query],
    queryFn: ({ signal }) => call(endpoint, query, { signal }),
  })
}

type Options = {
  isOff?: boolean
  /** Not again whenever the window gets the focus: the activity log records who reads it. */
  isReadOnce?: boolean
  /** Also refetch every minute while visible: a screen at the desk stays open all day. */
  isWatched?: boolean
}

const minuteMs = 60_000

/** Loads one item for a page, always from the server. */
export const useRead = <S extends object, P, O>(
  endpoint: Endpoint<S, P, O>,
  input: S,
  { isOff, isReadOnce, isWatched }: Options = {},
) =>
  useQuery({
    ...readOptions(endpoint, input),
    enabled: !isOff,
    ...(isWatched && { refetchInterval: minuteMs }),
    ...(isReadOnce && { refetchOnWindowFocus: false }),
  })
