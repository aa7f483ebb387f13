import { showToast } from '#app/ui/toasts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { useSend } from './useSend.ts'

/** Sends one step and says that it is done; a refusal stays beside its button. */
export function useStep() {
  const { send, ...step } = useSend()
  const take = async <S, P, O>(
    endpoint: Endpoint<S, P, O>,
    input: S,
    done: string,
  ): Promise<boolean> => {
    const answer = await send(endpoint, input, { isQuiet: true })
    if (answer) showToast({ title: done, tone: 'success' })
    return answer !== undefined
  }
  return { ...step, take }
}
