import { useQueryClient } from '@tanstack/react-query'
import { readOptions } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getStaffProduct, type StaffProduct } from '#contract/shopAdmin.ts'

/** Changes a product from the version shown; the result is shown at once. */
export function useProductChange({ id, version }: StaffProduct) {
  const queryClient = useQueryClient()
  const { send, isBusy } = useSend()
  const change = async <S, P>(
    endpoint: Endpoint<S, P, StaffProduct>,
    input: S,
    from: number = version,
  ): Promise<StaffProduct | undefined> => {
    const changed = await send(endpoint, input, { version: from })
    if (changed) queryClient.setQueryData(readOptions(getStaffProduct, { id }).queryKey, changed)
    return changed
  }
  return { change, isBusy }
}
