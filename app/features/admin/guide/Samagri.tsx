import { useState } from 'react'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { Rows } from '#app/admin/form/Rows.tsx'
import { WithField } from '#app/admin/form/shownField.tsx'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { optionsFor, useProducts } from './choices.ts'
import { newThing, type RiteForm, thingValues } from './riteValues.ts'

/** What the family has ready, and which of it the shop has. */
export function Samagri({ form }: { form: RiteForm }) {
  const { form: labels, thing: words } = useWords(adminGuide)
  const fieldWords = { ...words, required: labels.required }
  const products = useProducts()
  const things = form.watch('samagri')
  // A short list needs no fold.
  const [isOpen] = useState(things.length < 8)
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="sr-only">{labels.samagri}</legend>
      <details open={isOpen}>
        <summary className="fold-summary">
          {labels.samagriCount(labels.samagri, things.length)}
        </summary>
        <p className="mt-1 mb-4 text-muted">{labels.samagriHint}</p>
        <Rows
          rows={things}
          onChange={(rows) => {
            form.clearErrors('samagri')
            form.setValue('samagri', rows, { shouldDirty: true })
          }}
          nameOf={({ name }) => name || words.nameless}
          words={words}
          add={{ label: words.add, row: newThing }}
        >
          {(at, buttons) => (
            <div className="border-b border-line">
              <PartFields
                of={thingValues}
                form={form}
                at={`samagri.${at}`}
                only={['name', 'amount', 'productId']}
                words={fieldWords}
                slots={{
                  productId: (
                    <WithField>
                      {({ label, error, registered }) => (
                        <SelectField
                          label={label}
                          error={error}
                          options={optionsFor(
                            things[at]?.productId ?? '',
                            words.noProduct,
                            products,
                          )}
                          {...registered}
                        />
                      )}
                    </WithField>
                  ),
                }}
              />
              <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <PartFields
                  of={thingValues}
                  form={form}
                  at={`samagri.${at}`}
                  only={['isOptional']}
                  words={fieldWords}
                />
                {buttons}
              </div>
            </div>
          )}
        </Rows>
      </details>
    </fieldset>
  )
}
