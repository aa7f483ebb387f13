import { Skeleton } from '#app/ui/Skeleton.tsx'

/**
 * A mantra's page while its text loads, with the band's background. It is in the entry chunk, so it
 * does not import the band.
 */
export function MantraPageSkeleton() {
  return (
    <>
      <div className="room room-mantra" />
      <div aria-busy className="mx-auto min-h-dvh w-full max-w-7xl space-y-4 px-4 py-8">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-12 w-full max-w-3xl" />
        ))}
      </div>
    </>
  )
}
