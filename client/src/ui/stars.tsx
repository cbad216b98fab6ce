const STAR = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 15l-5.3 2.8 1.1-5.9L1.5 7.8l5.9-.8z';
const LEFT_HALF = 'M10 1.6V15l-5.3 2.8 1.1-5.9L1.5 7.8l5.9-.8z';
const FIVE = [1, 2, 3, 4, 5];

/** Rating from 0 to 5, rounded to half stars. Shows five stars and the number with one decimal. */
export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  return (
    <p className="line gap-3 small semibold">
      <svg width="108" viewBox="0 0 108 20" aria-hidden="true" focusable="false">
        {FIVE.map((star) => (
          <g key={star} transform={`translate(${(star - 1) * 22})`}>
            <path d={STAR} fill={halves >= star * 2 ? 'var(--sun)' : 'var(--line)'} />
            {halves === star * 2 - 1 && <path d={LEFT_HALF} fill="var(--sun)" />}
          </g>
        ))}
      </svg>
      <span className="tabular">
        <span className="visually-hidden">Rated </span>
        {rating.toFixed(1)}
        <span className="visually-hidden"> of 5</span>
      </span>
    </p>
  );
}
