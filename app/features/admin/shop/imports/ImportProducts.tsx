import { ImportPage } from '#app/admin/imports/ImportPage.tsx'
import { PastImports } from '#app/admin/imports/PastImports.tsx'
import { productImports } from '#app/i18n/en/imports/productImports.ts'
import { useWords } from '#app/i18n/words.ts'
import {
  listProductImports,
  previewProducts,
  undoProductImport,
} from '#contract/imports/productsAdmin.ts'
import { ProductLines } from './ProductLines.tsx'

/** The temple's own list of what it sells. */
export function ImportProducts() {
  const words = useWords(productImports)
  return (
    <ImportPage
      words={words}
      back="shop"
      previewed={previewProducts}
      pastImports={<PastImports words={words} read={listProductImports} undo={undoProductImport} />}
    >
      {(read, onImported) => <ProductLines key={read.id} {...read} onImported={onImported} />}
    </ImportPage>
  )
}
