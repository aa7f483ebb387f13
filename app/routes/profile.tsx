import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Profile } from '#app/features/accounts/Profile.tsx'
import { NextPuja } from '#app/features/bookings/NextPuja.tsx'
import { MyReminders } from '#app/features/reminders/MyReminders.tsx'
import { LanguageSwitch } from '#app/features/shell/LanguageSwitch.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'

const MyBookings = lazyComponent(
  async () => (await import('#app/features/bookings/MyBookings.tsx')).MyBookings,
)
const MyDonations = lazyComponent(
  async () => (await import('#app/features/donations/MyDonations.tsx')).MyDonations,
)

// Few have endowed one.
const MySevas = lazyComponent(async () => (await import('#app/features/sevas/MySevas.tsx')).MySevas)

const SavedPosts = lazyComponent(
  async () => (await import('#app/features/blog/SavedPosts.tsx')).SavedPosts,
)

// Few have ordered something with their account.
const MyOrders = lazyComponent(
  async () => (await import('#app/features/orders/MyOrders.tsx')).MyOrders,
)

// The mala's log is not everybody's.
const MySadhana = lazyComponent(
  async () => (await import('#app/features/sadhana/MySadhana.tsx')).MySadhana,
)

/** One's own account, in the temple's time. */
export const Route = createFileRoute('/profile')({
  loader: () => ({ head: { ...profile.english.page, path: '/profile', isPrivate: true } }),
  head: loadedHead,
  component: ProfilePage,
})

function ProfilePage() {
  const navigate = Route.useNavigate()
  const { data: site } = useQuery(siteQuery)
  const handleDeleted = () => void navigate({ to: '/', replace: true })
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      {site && (
        <Profile
          timeZone={site.city.timeZone}
          next={<NextPuja />}
          bookings={<MyBookings id="my-bookings" isOfAccount />}
          donations={
            <>
              <MyDonations id="my-donations" isOfAccount />
              <MySevas />
            </>
          }
          orders={<MyOrders id="my-orders" isOfAccount />}
          reminders={<MyReminders />}
          sadhana={<MySadhana />}
          saved={<SavedPosts />}
          onDeleted={handleDeleted}
        />
      )}
      {__IS_MULTILINGUAL__ && <LanguageSwitch className="mt-10" />}
    </div>
  )
}
