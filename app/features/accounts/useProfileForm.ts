import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Api } from '#app/api/client.ts'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { Me } from '#contract/accounts/public.ts'

type SuccessMessage = { title: string; description?: string }

type Options<V extends FieldValues> = {
  schema: z.ZodMiniType
  empty: V
  send: (values: V, api: Api) => Promise<Me | undefined>
  success: (values: V) => SuccessMessage
  onDone: () => void
}

/** A form on the account page: the phone stores the account that the server returns. */
export function useProfileForm<V extends FieldValues>({
  send,
  success,
  onDone,
  ...rest
}: Options<V>) {
  return useDirectForm<V, Me | undefined>({
    ...rest,
    send,
    async onDone(me, values) {
      const { session } = await import('#app/offline/phone.ts')
      if (me) await session.remember(me)
      else await session.confirm()
      showToast({ ...success(values), tone: 'success' })
      onDone()
    },
  })
}
