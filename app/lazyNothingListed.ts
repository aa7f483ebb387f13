import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

export const NothingListed = lazyComponent(
  async () => (await import('./NothingListed.tsx')).NothingListed,
)
