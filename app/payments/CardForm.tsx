import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import type { CardPayment } from './payment.ts'
import { PaymentLoading } from './PaymentLoading.tsx'
import type { PaymentSettings } from './settings.ts'

// Each in a separate file: a server uses only one of them.
const SandboxCard = lazyComponent(
  async () => (await import('./SandboxCard.tsx')).SandboxCard,
  PaymentLoading,
)
const StripeCard = lazyComponent(
  async () => (await import('./StripeCard.tsx')).StripeCard,
  PaymentLoading,
)

/** The card form of the provider that this server has. */
export function CardForm({ settings, ...paid }: CardPayment & { settings: PaymentSettings }) {
  return settings.cards === 'stripe' && settings.publishableKey ? (
    <StripeCard {...paid} publishableKey={settings.publishableKey} />
  ) : (
    <SandboxCard {...paid} />
  )
}
