import { Band } from '#app/ui/Band.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** A mantra's page while its text loads: its band is there at once. */
export function MantraPageSkeleton() {
  return (
    <>
      <Band name="mantra" headingLevel={2} title={<Skeleton className="h-10 w-56 opacity-30" />} />
      <div aria-busy className="mx-auto min-h-dvh w-full max-w-7xl space-y-4 px-4 py-8">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-12 w-full max-w-3xl" />
        ))}
      </div>
    </>
  )
}
