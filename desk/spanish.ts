type Strings = { [key: string]: string | Strings };

/** Strings that Sveltia's Spanish translation lacks or puts in programmers' terms. */
const ADDITIONS: Strings = {
  entry_validation_errors: `.input {$count :integer}
.match $count
one {{Un campo tiene un error. Corríjalo para guardar.}}
* {{{$count} campos tienen errores. Corríjalos para guardar.}}`,
  validation: {
    type_mismatch: {
      number: "Escriba un número.",
      email: "Escriba un correo como contacto@aceitescorozal.hn.",
      url: "Escriba la dirección completa, con https://.",
    },
  },
  edit_slug: "Cambiar el nombre del archivo",
  select_item: "Seleccionar {$name}",
  show_errors: "Mostrar los errores",
  list_item_options: "Opciones de la línea",
  replace_image: "Cambiar la imagen",
  remove_image: "Quitar la imagen",
  replace_file: "Cambiar el archivo",
  remove_file: "Quitar el archivo",
  deleting_referenced_entries_note: "Las entradas que lo mencionan también se cambiarán.",
  cannot_delete_referenced_entries: "No se puede eliminar: otras entradas lo necesitan.",
  save_conflict: {
    title: "Alguien más cambió esto",
    modified_by: "{$name} lo cambió el {$date}, después de que usted lo abrió.",
    modified: "Este archivo cambió después de que usted lo abrió, en otra ventana o en el disco.",
    deleted: "Este archivo se eliminó después de que usted lo abrió.",
    overwrite_warning: "Si guarda ahora, ese otro cambio se pierde.",
    recreate_warning: "Si guarda ahora, se crea de nuevo.",
    save_anyway: "Guardar de todos modos",
    branch_moved: "Alguien más guardó al mismo tiempo. Inténtelo otra vez.",
  },
  remote_change: {
    reload_entry: "Volver a cargar",
    confirm_reloading_entry: "¿Volver a cargar? Lo que escribió y no guardó se pierde.",
  },
  relation_field: {
    save_together_hint: "Se guardará junto con lo que está editando.",
    add_failed: "No se pudo agregar.",
  },
  entry_sidebar: {
    slug: {
      title: "Nombre del archivo",
      generated_on_save: "El nombre se forma al guardar.",
      unavailable: "Todavía no tiene nombre.",
    },
  },
  folder_contents: "Contenido",
  status: { deploying: "Publicando" },
};

export function completeSpanish(json: string): Strings {
  return mergeStrings(JSON.parse(json) as Strings, ADDITIONS);
}

function mergeStrings(a: Strings, b: Strings): Strings {
  const result = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const own = result[key];
    result[key] = typeof value === "object" && typeof own === "object" ? mergeStrings(own, value) : value;
  }
  return result;
}
