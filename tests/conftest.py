"""How all tests run: Hypothesis looks at the same examples every time, and no test depends on the speed of a machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quayside",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("quayside")
