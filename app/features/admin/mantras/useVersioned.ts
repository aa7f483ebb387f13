import { useQueryClient } from '@tanstack/react-query'
import { readOptions } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getStaffMantra, type StaffMantra } from '#contract/mantrasAdmin.ts'

/** Changes a mantra from the version shown; the result is shown at once. */
export function useVersioned({ id, version }: StaffMantra) {
  const queryClient = useQueryClient()
  const { send, isBusy, failure } = useSend()
  const show = (changed: StaffMantra) =>
    queryClient.setQueryData(readOptions(getStaffMantra, { id }).queryKey, changed)
  const change = async <S, P>(
    endpoint: Endpoint<S, P, StaffMantra>,
    input: S,
    from: number = version,
  ): Promise<StaffMantra | undefined> => {
    const changed = await send(endpoint, input, { version: from })
    if (changed) show(changed)
    return changed
  }
  return { change, show, isBusy, failure }
}
