import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { readOptions } from './useRead.ts'
import { useSend } from './useSend.ts'

type Versioned = { readonly id: string; readonly version: number }

/** Changes an item from the version shown, which `read` reads; the result is shown at once. */
export function useVersionedChange<R, T extends Versioned>(
  read: Endpoint<{ id: string }, R, T>,
  { id, version }: T,
) {
  const queryClient = useQueryClient()
  const { send, isBusy, failure } = useSend()
  const show = (changed: T) => queryClient.setQueryData(readOptions(read, { id }).queryKey, changed)
  const change = async <S, P>(
    endpoint: Endpoint<S, P, T>,
    input: S,
    from: number = version,
  ): Promise<T | undefined> => {
    const changed = await send(endpoint, input, { version: from })
    if (changed) show(changed)
    return changed
  }
  return { change, show, isBusy, failure }
}
