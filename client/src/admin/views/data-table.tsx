interface DataTableProps {
  caption: string;
  heads: readonly string[];
  /** Each row begins with its name. */
  rows: readonly (readonly string[])[];
}

/** Table with the values of a chart. */
export const DataTable = ({ caption, heads, rows }: DataTableProps) => (
  <table className="full">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {values.map((value, place) => (
            <td key={heads[place + 1]}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
