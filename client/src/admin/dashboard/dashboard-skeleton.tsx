import { Skeleton } from 'antd';
import styles from './dashboard-page.module.css';

export function DashboardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={`stack gap-3 below-5 ${styles.stats}`}>
        {['views', 'team', 'services', 'posts'].map((piece) => (
          <div key={piece} className={`panel pad-3-4 ${styles.stat}`}>
            <Skeleton active title={false} paragraph={{ rows: 2, width: ['60%', '40%'] }} />
          </div>
        ))}
      </div>
      <div className={`stack gap-5 ${styles.lists}`}>
        {['contacts', 'posts'].map((piece) => (
          <div key={piece} className="panel pad-3-4">
            <Skeleton active paragraph={{ rows: 8 }} />
          </div>
        ))}
      </div>
    </div>
  );
}
