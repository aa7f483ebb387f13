import { SessionNews } from '#app/features/accounts/SessionNews.tsx'
import { OutboxNews } from '#app/features/outbox/OutboxNews.tsx'
import { CartNews } from '#app/features/shop/CartNews.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

const Outcomes = lazyComponent(async () => (await import('./outboxOutcomes.tsx')).Outcomes)

/** News of what the phone has stored: the session, the outbox and the cart. */
export const StoredNews = () => (
  <>
    <SessionNews />
    <OutboxNews Outcomes={Outcomes} />
    <CartNews />
  </>
)
