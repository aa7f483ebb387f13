import { useSend } from '#app/admin/useSend.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'

/** Sends one step and says that it is done; a refusal stays beside its button. */
export function useStep() {
  const { send, isBusy, failure, errorAt, clearFailure } = useSend()
  const take = async <S, P>(
    endpoint: Endpoint<S, P, StaffOrderDetails>,
    input: S,
    done: string,
  ): Promise<boolean> => {
    const changed = await send(endpoint, input, { isQuiet: true })
    if (changed) showToast({ title: done, tone: 'success' })
    return changed !== undefined
  }
  return { take, isBusy, failure, clearFailure, errorAt }
}
