import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminStock } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { listLowStock } from '#contract/shop/admin.ts'

/** What is sold out or nearly so; nothing if there is enough of everything. */
export function LowStock() {
  const { low: words } = useWords(adminStock)
  const { data = [] } = useRead(listLowStock, {})
  if (data.length === 0) return null
  return (
    <section aria-labelledby="low-stock" className="admin-panel no-print mt-4">
      <h2 id="low-stock" className="text-lg">
        {words.heading}
      </h2>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {data.map(({ id, name, left }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3">
            <AdminLink to={`shop/${id}`} className="text-link min-w-0 wrap-anywhere">
              {name}
            </AdminLink>
            <span className="shrink-0 font-semibold">{words.left(left)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
