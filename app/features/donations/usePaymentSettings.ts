import { useEffect, useState } from 'react'
import { onOccasion } from '#app/offline/onOccasion.ts'
import { getPaymentSettings } from '#contract/donations.ts'
import type { Out } from '#contract/endpoint.ts'

export type PaymentSettings = Out<typeof getPaymentSettings>

/** As the server tells them now: they are kept nowhere. Undefined until it has. */
export function usePaymentSettings(): PaymentSettings | undefined {
  const [settings, setSettings] = useState<PaymentSettings>()
  useEffect(() => {
    let isMounted = true
    const ask = async () => {
      const { api } = await import('#app/offline/phone.ts')
      const told = await api.call(getPaymentSettings, {})
      if (isMounted) setSettings(told)
    }
    const run = () => void ask().catch(() => undefined)
    run()
    const stop = onOccasion(run)
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  return settings
}
