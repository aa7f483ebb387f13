import { useQueryClient } from '@tanstack/react-query'
import { readOptions } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { getStaffPost, type StaffPost } from '#contract/blogAdmin.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Changes a post from the version shown; the result is shown at once. */
export function usePostChange({ id, version }: StaffPost) {
  const queryClient = useQueryClient()
  const { send, isBusy } = useSend()
  const change = async <S, P>(
    endpoint: Endpoint<S, P, StaffPost>,
    input: S,
    from: number = version,
  ): Promise<StaffPost | undefined> => {
    const changed = await send(endpoint, input, { version: from })
    if (changed) queryClient.setQueryData(readOptions(getStaffPost, { id }).queryKey, changed)
    return changed
  }
  return { change, isBusy }
}
