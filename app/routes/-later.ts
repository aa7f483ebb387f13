/** The parts of the shell that are loaded after the first paint, in one chunk. */
export { InstallCard } from '#app/features/install/InstallCard.tsx'
export { OfflineBanner } from '#app/features/offline-status/OfflineBanner.tsx'
export { UpdateOffer } from '#app/features/offline-status/UpdateOffer.tsx'
export { LazyToasts } from '#app/ui/LazyToasts.tsx'
export { LazyTooltips } from '#app/ui/LazyTooltips.tsx'
export { PlayerSignals } from '#app/audio/PlayerSignals.tsx'
