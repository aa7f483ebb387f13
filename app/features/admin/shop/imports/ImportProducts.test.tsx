import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { takeUploads } from '#app/test/takeUploads.ts'
import { templeServer } from '#app/test/templeServer.ts'
import type { ImportSummary } from '#contract/imports/admin.ts'
import {
  importProducts,
  listProductImports,
  previewProducts,
  type ProductsPreview,
  undoProductImport,
} from '#contract/imports/productsAdmin.ts'
import { ImportProducts } from './ImportProducts.tsx'

const preview: ProductsPreview = {
  headings: ['Item', 'Rate', 'Qty'],
  sample: [['Brass Lamp', '450', '6']],
  columns: { name: 0, price: 1 },
  isUnknown: false,
  counts: { unreadable: 1, doubtful: 1, changed: 1, new: 1, same: 0 },
  seen: 'abc',
  lines: [
    {
      number: 5,
      state: 'unreadable',
      reasons: ['HSN code is missing'],
      name: 'Camphor',
      changes: [],
      isPublished: false,
    },
    {
      number: 4,
      state: 'doubtful',
      reasons: ['The price changes very much'],
      name: 'Bell',
      productId: 'bell',
      changes: [{ field: 'price', from: 250, to: 2500 }],
      isPublished: false,
    },
    {
      number: 3,
      state: 'changed',
      reasons: [],
      name: 'Clay Ganapati',
      productId: 'clay',
      changes: [
        { field: 'price', from: 1450, to: 1350 },
        { field: 'stockOnHand', from: 3, to: 9 },
      ],
      isPublished: false,
    },
    {
      number: 2,
      state: 'new',
      reasons: [],
      name: 'Brass Lamp',
      changes: [
        { field: 'price', to: 450 },
        { field: 'gstRate', to: 5 },
        { field: 'description', to: 'Brass Lamp' },
      ],
      isPublished: true,
    },
  ],
}

const pastImport: ImportSummary = {
  id: 'i1',
  fileName: 'stock.csv',
  rows: 3,
  amount: 0,
  at: '2026-11-21T06:30:00Z',
  by: { id: 'u1', username: 'asha' },
}

const show = async (items: ImportSummary[] = []) => {
  const server = templeServer()
  takeUploads(server)
  server.answers(previewProducts, preview)
  server.answers(importProducts, pastImport)
  server.answers(listProductImports, { items })
  const page = await renderOffice(<ImportProducts />, { server, at: '/admin/shop/import' })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, server, press }
}

it('A list of products shows old and new prices, and is imported as it was read', async () => {
  const { user, press, server, container } = await show()
  const file = new File(['x'], 'stock.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('List of products'), file)
  expect(await screen.findByText('1 new, 1 changed')).toBeTruthy()
  const lines = within(screen.getByRole('list', { name: 'Lines of the file' }))
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 5 CamphorHSN code is missingLeft out',
    'Line 4 BellPrice ₹250 → ₹2,500 · The price changes very muchPlease check',
    'Line 3 Clay GanapatiPrice ₹1,450 → ₹1,350 · Stock 3 → 9Changed',
    'Line 2 Brass LampPrice ₹450 · GST 5% · Description · Published at onceNew',
  ])
  await expectAccessible(container)
  await user.click(screen.getByLabelText('Import the 1 line to check, too'))
  await press('Import 3 lines')
  expect(await screen.findByText('3 lines imported')).toBeTruthy()
  expect(server.received(importProducts)).toMatchObject([
    { name: 0, price: 1, fileName: 'stock.csv', seen: 'abc', withDoubtful: true },
  ])
})

it('An import of products is undone as a whole, after a question', async () => {
  const { press, server } = await show([pastImport])
  server.answers(undoProductImport, { ...pastImport, undoneAt: pastImport.at })
  expect(await screen.findByText(/3 lines · asha/)).toBeTruthy()
  await press('Undo the import of stock.csv')
  expect(screen.getByText(/as long as none of them was changed or sold since/)).toBeTruthy()
  await press('Undo import')
  expect(await screen.findByText('Import undone')).toBeTruthy()
  expect(server.received(undoProductImport)).toEqual([{ id: 'i1' }])
})
