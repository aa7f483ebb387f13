import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

export const ListFallback = lazyComponent(
  async () => (await import('./ListFallback.tsx')).ListFallback,
)
